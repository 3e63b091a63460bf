/** Rows of the resources that the tests look at. */
export const pixelRows = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    id: String(i + 1),
    type: i % 2 === 0 ? 'gtmpixel' : 'fbpixel',
    name: `Pixel ${i + 1}`,
    tag: i % 2 === 0 ? `GTM-ABC${i}` : `12345678${i}`,
    date: '2026-11-20 08:00:00',
  }));

export const domainRows = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    id: String(i + 1),
    domain: `https://go${i + 1}.example`,
    redirectroot: i % 2 === 0 ? 'https://www.example/start' : null,
    redirect404: null,
  }));
