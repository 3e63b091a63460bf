/** The look of the public pages. */
export const style = `
:root { color-scheme: light dark; --ink: light-dark(#1d2430, #e6e9ef); --soft: light-dark(#5b6575, #9aa5b6);
  --paper: light-dark(#fbfaf7, #14171c); --line: light-dark(#dcd8cf, #2c323b); --accent: light-dark(#0b6b57, #58c9ad); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.65 Charter, Georgia, serif; }
main { max-width: 40rem; margin: 0 auto; padding: 3rem 1.25rem 5rem; }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 .5rem; text-wrap: balance; }
h2 { font-size: 1.25rem; margin: 2rem 0 .25rem; }
.kicker, .meta, label, nav { font-family: system-ui, sans-serif; color: var(--soft); font-size: .9rem; }
.kicker { text-transform: uppercase; letter-spacing: .08em; font-size: .75rem; margin: 0 0 1rem; }
.meta { border-bottom: 1px solid var(--line); padding-bottom: 1rem; margin-bottom: 1.5rem; }
a { color: var(--accent); }
ul { padding-left: 1.2rem; }
form { display: grid; gap: .5rem; max-width: 20rem; margin-top: 1.5rem; }
input, button { font: inherit; padding: .5rem .75rem; border: 1px solid var(--line); border-radius: .4rem; }
input { background: transparent; color: inherit; }
button { background: var(--accent); color: var(--paper); border-color: transparent; cursor: pointer; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.wrong { color: light-dark(#a3241d, #ff8f85); font-family: system-ui, sans-serif; margin: 0; }
`;

/** The picture of an account. */
export const avatar = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="12" fill="#0b6b57"/><circle cx="32" cy="25" r="11" fill="#fbfaf7"/><path d="M10 60a22 19 0 0 1 44 0z" fill="#fbfaf7"/></svg>`;

/** The picture that stands for any page behind a link. */
export const preview = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 40"><rect width="64" height="40" rx="4" fill="#dcd8cf"/><path d="M8 10h30M8 18h48M8 24h48M8 30h36" stroke="#5b6575" stroke-width="3" stroke-linecap="round"/></svg>`;
