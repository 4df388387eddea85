const KEY = 'theme'

/** Runs before the first paint, so it stands in the page itself. */
export const APPLY_CHOSEN_THEME = `try{var t=localStorage.getItem('${KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.bsTheme=t}catch{}`

/** Goes to the other theme. Where that is the system's own, the shop follows the system again. */
export function switchTheme() {
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  const page = document.documentElement.dataset
  const next = (page.bsTheme ?? system) === 'dark' ? 'light' : 'dark'
  if (next === system) delete page.bsTheme
  else page.bsTheme = next
  try {
    if (next === system) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, next)
  } catch {
    // Without storage the choice holds until the page is left.
  }
}
