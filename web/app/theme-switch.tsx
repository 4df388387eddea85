import { Icon } from '../ui/icon.tsx'
import { switchTheme } from './color-mode.ts'

/** Both pictures are on the page, and the style sheet shows the one that fits the theme. */
export function ThemeSwitch() {
  return (
    <button
      type="button"
      className="bar-button theme-switch"
      aria-label="Switch between light and dark"
      onClick={switchTheme}
    >
      <Icon name="moon" />
      <Icon name="sun" />
    </button>
  )
}
