/** Calls back when the page turns light or dark, by the switch or by the system. */
export function followTheme(onChange: () => void): () => void {
  const chosen = new MutationObserver(onChange)
  chosen.observe(document.documentElement, { attributeFilter: ['data-bs-theme'] })
  const system = matchMedia('(prefers-color-scheme: dark)')
  system.addEventListener('change', onChange)
  return () => {
    chosen.disconnect()
    system.removeEventListener('change', onChange)
  }
}
