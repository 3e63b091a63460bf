import { mark } from './mark.ts';

/** What a picture of a store is drawn with, by the tokens of the product. */
export interface Frame {
  /** As `lang` has it, by which a browser picks the letters of Chinese and Japanese. */
  language: string;
  caption: string;
  isDark: boolean;
  /** The screen, as PNG in base64. */
  screen: string;
}

const style = `*{margin:0;box-sizing:border-box}
  :root{color-scheme:light dark;--ground:linear-gradient(160deg,#f5f7f7,#d5ebe9);--surface:#fff;--text:#14201f;--muted:#556260;--line:#dfe6e5;--sunken:#edf1f1;--shade:0 24px 64px rgb(8 48 50/22%)}
  .dark{--ground:linear-gradient(160deg,#0b100f,#133a3b);--surface:#181f1f;--text:#e6eeec;--muted:#a1b0ae;--line:#2a3534;--sunken:#0b100f;--shade:0 24px 64px rgb(0 0 0/60%)}
  body{position:relative;overflow:hidden;width:100vw;height:100vh;background:var(--ground);color:var(--text);font-family:system-ui,sans-serif}
  h1{position:absolute;inset:0 40px auto;height:116px;display:flex;align-items:center;justify-content:center;gap:16px;font-size:34px;font-weight:650;letter-spacing:-.01em;white-space:nowrap}
  h1 svg{width:40px;height:40px;flex:none}
  .window{position:absolute;top:116px;left:72px;width:1136px;height:700px;border:1px solid var(--line);border-radius:14px;overflow:hidden;background:var(--surface);box-shadow:var(--shade)}
  .window>img{display:block;width:1136px}
  .bar{display:flex;align-items:center;gap:16px;height:52px;padding:0 20px;border-bottom:1px solid var(--line)}
  .bar span{flex:1;padding:7px 16px;border-radius:99px;background:var(--sunken);color:var(--muted);font-size:14px}
  .bar svg{width:26px;height:26px}
  .page{position:relative;height:650px;padding:56px 64px;background:linear-gradient(115deg,transparent 55%,#8fdcd626)}
  .page b{display:block;width:430px;font-size:40px;line-height:1.15;margin-bottom:26px}
  .page i{display:block;height:12px;border-radius:6px;background:var(--sunken);margin-top:16px}
  .page div{width:520px;height:150px;margin-top:34px;border-radius:12px;background:radial-gradient(circle at 22% 110%,#63cbc8 0 26%,transparent 27%),radial-gradient(circle at 52% 120%,#0b6a70 0 34%,transparent 35%),radial-gradient(circle at 84% 108%,#7ed7a2 0 24%,transparent 25%),#e2f1f0}
  .popup{position:absolute;top:164px;right:96px;width:392px;border:1px solid var(--line);border-radius:12px;box-shadow:var(--shade)}`;

const document = (frame: Pick<Frame, 'language' | 'isDark'>, body: string): string =>
  `<!doctype html><html lang="${frame.language}" class="${frame.isDark ? 'dark' : ''}"><meta charset="utf-8"><style>${style}</style><body>${body}</body></html>`;

const image = (screen: string, className = ''): string =>
  `<img class="${className}" src="data:image/png;base64,${screen}" alt="">`;

const headed = (frame: Frame, body: string): string =>
  document(frame, `<h1 dir="auto">${mark}<span>${frame.caption}</span></h1>${body}`);

/** A screen of the options page, under its caption. */
export const screenFrame = (frame: Frame): string =>
  headed(frame, `<div class="window">${image(frame.screen)}</div>`);

const lines = [480, 510, 440, 500].map((width) => `<i style="width:${width}px"></i>`).join('');

/** A window of a browser, with a page worth shortening in it. */
const browser = `<div class="window"><div class="bar"><span>www.botanic.example/events/spring-plant-fair</span>${mark}</div>
  <div class="page"><b>Spring plant fair</b>${lines}<div></div>${lines}</div></div>`;

/** The popup over a page of the web. */
export const popupFrame = (frame: Frame): string =>
  headed(frame, browser + image(frame.screen, 'popup'));

/** The same at a moment: before the popup is there, or with it. @param pointer where the pointer is, and whether it is pressed */
export function momentFrame(
  screen: string | null,
  pointer: { x: number; y: number; isPressed: boolean },
): string {
  const { x, y, isPressed } = pointer;
  const arrow = `<svg style="position:absolute;left:${x}px;top:${y}px;scale:${isPressed ? 0.85 : 1}" width="30" height="34" viewBox="0 0 20 23"><path d="M2 1v17l4.5-4 3 7 3.2-1.4-3-6.8H16z" fill="#111" stroke="#fff" stroke-width="1.5"/></svg>`;
  const popup = screen === null ? '' : image(screen, 'popup');
  const frame = { language: 'en', isDark: false };
  return document(
    frame,
    `<div style="position:absolute;inset:0;translate:-32px -72px">${browser}${popup}${arrow}</div>`,
  );
}
