/** Whether a browser window can be shown: on Linux only where a display server says that it is there. */
export function hasDisplay(): boolean {
  return (
    process.platform !== 'linux' ||
    Boolean(process.env['DISPLAY'] ?? '') ||
    Boolean(process.env['WAYLAND_DISPLAY'] ?? '')
  );
}
