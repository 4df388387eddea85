import headingFont from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import textFont from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import { QueryClientProvider } from '@tanstack/react-query'
import { HeadContent, Scripts, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { SHOP, titleOf } from '../base/titles.ts'
import { APPLY_CHOSEN_THEME } from './color-mode.ts'
import icon from './icon.svg?url'

/** The whole page. It stands even where a screen fails, so it knows nothing of screens. */
export function Document({ children }: { children: ReactNode }) {
  const { queryClient } = useRouter().options.context
  return (
    // The theme is set before React takes over.
    <html lang="en" suppressHydrationWarning>
      <head>
        <HeadContent />
      </head>
      <body>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
        <Scripts />
      </body>
    </html>
  )
}

export function headOfEveryPage(nothingHere = false) {
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { title: nothingHere ? titleOf('Not found') : SHOP },
      { name: 'theme-color', media: '(prefers-color-scheme: light)', content: '#fbf8f3' },
      { property: 'og:site_name', content: SHOP },
    ],
    links: [
      { rel: 'icon', type: 'image/svg+xml', href: icon },
      ...[headingFont, textFont].map(href => ({
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        href,
        crossOrigin: 'anonymous' as const,
      })),
    ],
    scripts: [{ children: APPLY_CHOSEN_THEME }],
  }
}
