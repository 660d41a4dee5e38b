/** What a browser shows of the site when it is installed as an app. */
export const webManifest = {
  name: 'Klang',
  short_name: 'Klang',
  description: 'Kunder, projekt, insatser och fakturor.',
  lang: 'sv',
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'standalone' as const,
  theme_color: '#10687c',
  background_color: '#ffffff',
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};
