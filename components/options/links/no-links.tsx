/** What to do where nothing was shortened yet. */
export function NoLinks() {
  return (
    <div class="links-none">
      <p>
        Open a page and press the Curtail button, or right-click a link and choose Shorten. Each
        link that you make is listed here, but for those of private windows.
      </p>
    </div>
  );
}
