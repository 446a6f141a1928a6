import { defineConfig } from 'vitepress'
import { addressOf, sidebar } from '../site/pages.mjs'
import { markdown } from '../site/plain.mjs'

// The browser itself refuses what another host would send.
const policy = "default-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'"

export default defineConfig({
  title: 'Toolfault',
  description: 'One failed tool call, told once, in every language that tools speak',
  lang: 'en',
  base: process.env['SITE_BASE'] ?? '/',
  srcDir: '..',
  srcExclude: ['test/**', 'tools/**', 'packages/*/*/**', 'packages/*/!(README).md'],
  rewrites: addressOf,
  head: [['meta', { 'http-equiv': 'Content-Security-Policy', content: policy }]],
  markdown,
  vite: {
    build: {
      // One chunk holds the index of the search, which is large and loaded when somebody searches.
      chunkSizeWarningLimit: 4096,
      // Pages have nothing to shake off: of 39 MB it saves 4 kB, and takes a quarter of the time.
      rollupOptions: { treeshake: false }
    }
  },
  themeConfig: {
    nav: [
      { text: 'Documentation', link: '/docs/' },
      { text: 'API reference', link: '/docs/api/' },
      { text: 'Changes', link: '/CHANGELOG' }
    ],
    sidebar,
    outline: [2, 3],
    search: { provider: 'local' }
  }
})
