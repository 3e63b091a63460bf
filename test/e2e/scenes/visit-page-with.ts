import type { User } from '../harness/user.ts';
import { article } from './article.ts';

/** Goes to a page beyond this machine that holds this markup. */
export async function visitPageWith({ browser }: User, markup: string): Promise<void> {
  await browser.visit(article);
  await browser.tab.evaluate((content) => {
    document.body.innerHTML = content;
  }, markup);
}

/** Selects all text in the first element that the selector fits. */
export const select = ({ browser }: User, selector: string): Promise<void> =>
  browser.tab.evaluate((wanted) => {
    const element = document.querySelector(wanted);
    if (element !== null) getSelection()?.selectAllChildren(element);
  }, selector);
