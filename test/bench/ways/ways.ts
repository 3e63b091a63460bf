import { openMenu } from '../../desktop/display/open-menu.ts';
import { menuLetters } from '../../desktop/menu-letters.ts';
import type { WaysStage } from './ways-stage.ts';

/** Addresses in a selection. */
export const selected = 50;

/** A place in a page that fills the window, whatever the browser shows above it. */
const inPage = { x: 200, y: 400 };

/** A way to short links without the popup. */
export interface Way {
  /** How many links it makes. */
  readonly links: number;
  /** The page that it begins on. @param page a number that no other page has */
  readonly page: (service: WaysStage['service'], page: number) => string;
  /** What the person does before the last action. */
  readonly begin?: (stage: WaysStage) => Promise<void>;
  /** The keys that are pressed at last, of the command or of the menu's entry. */
  readonly keys: string;
}

const openMenuInPage = ({ person, display }: WaysStage): Promise<void> =>
  openMenu(person, display, inPage);

/** @param keys those of the command, such as `Alt+Shift+L` */
export const ways = (keys: string) =>
  ({
    key: {
      links: 1,
      page: ({ origin }, page) => `${origin}/articles/bench?page=${String(page)}`,
      keys,
    },
    menu: {
      links: 1,
      page: (_service, page) =>
        pageOf(`<a href="${addressOf(page, 0)}" style="position:fixed;inset:0">A link</a>`),
      begin: openMenuInPage,
      keys: menuLetters.link,
    },
    selection: {
      links: selected,
      page: (_service, page) => {
        const addresses = Array.from({ length: selected }, (_, index) => addressOf(page, index));
        return pageOf(`<body onload="getSelection().selectAllChildren(this.document.body)"
          style="font-size:30px">${addresses.join('<br>')}`);
      },
      begin: openMenuInPage,
      keys: menuLetters.selection,
    },
  }) satisfies Record<string, Way>;

const pageOf = (content: string): string =>
  `data:text/html,${encodeURIComponent(`<!doctype html><title>Bench</title>${content}`)}`;

const addressOf = (page: number, index: number): string =>
  `https://far.example/a-thing-among-many?page=${String(page)}&n=${String(index)}`;
