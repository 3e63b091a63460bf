import { mark } from './mark.ts';

/** A picture that a store wants beside those of screens; what is drawn on no ground is seen through. */
interface Tile {
  width: number;
  height: number;
  html: (words: { caption: string; language: string; popup: string }) => string;
}

const style = `*{margin:0;box-sizing:border-box}body{position:relative;overflow:hidden;width:100vw;height:100vh;font-family:system-ui,sans-serif;color:#fff}
  svg{display:block}.ground{position:absolute;inset:0;background:radial-gradient(circle at 85% 0,#2aa39e55,transparent 55%),linear-gradient(150deg,#0c6e6e,#053b3e)}
  .name{display:flex;align-items:center;font-weight:700;letter-spacing:-.02em}
  .name svg{filter:drop-shadow(0 6px 18px rgb(0 0 0/35%))}
  .link{display:flex;align-items:baseline;white-space:nowrap;color:#bfe6e3}
  .link s{text-decoration:none;overflow:hidden;mask-image:linear-gradient(90deg,#000 40%,transparent)}
  .link i{color:#8fdcd6;font-style:normal;font-weight:700}.link b{color:#fff}
  img{position:absolute;border-radius:14px;box-shadow:0 24px 80px rgb(0 0 0/45%)}`;

const page = (body: string, language = 'en'): string =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><style>${style}</style><body>${body}</body></html>`;

const sized = (pixels: number): string => mark.replace('<svg', `<svg width="${pixels}"`);

const name = (pixels: number): string =>
  `<div class="name" style="font-size:${pixels}px;gap:${pixels * 0.36}px">${sized(pixels * 1.3)}Curtail</div>`;

/** The long address that fades out, and what is left of it. */
const cut = (pixels: number, width: number): string =>
  `<div class="link" style="font-size:${pixels}px"><s style="width:${width}px">www.botanic.example/events/spring-plant</s>&nbsp;fern.example<i>/</i><b>spring</b></div>`;

export const storeTiles: Readonly<Record<string, Tile>> = {
  'tile-440x280': {
    width: 440,
    height: 280,
    html: () =>
      page(
        `<div class="ground"></div><div style="position:absolute;inset:0;display:grid;place-content:center;justify-items:center;gap:30px">${name(54)}${cut(16, 150)}</div>`,
      ),
  },
  'tile-1400x560': {
    width: 1400,
    height: 560,
    html: ({ caption, language, popup }) =>
      page(
        `<div class="ground"></div><div style="position:absolute;inset:0 620px 0 96px;display:grid;align-content:center;gap:38px">${name(84)}<p dir="auto" style="font-size:38px;line-height:1.25;font-weight:550;text-wrap:balance">${caption}</p>${cut(23, 270)}</div><img src="data:image/png;base64,${popup}" alt="" style="width:410px;top:56px;right:110px">`,
        language,
      ),
  },
  'logo-300x300': { width: 300, height: 300, html: () => page(sized(300)) },
  'icon-128': {
    width: 128,
    height: 128,
    html: () => page(`<div style="padding:16px">${sized(96)}</div>`),
  },
};
