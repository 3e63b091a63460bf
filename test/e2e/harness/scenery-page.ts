/** A page that is worth shortening; its title tells its host. */
export const sceneryPage = (url: URL): string => `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <link rel="icon" href="data:,">
  <title>A page of ${url.hostname}</title>
  <h1>A page worth shortening</h1>
</html>`;
