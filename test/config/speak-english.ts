import { englishI18n } from '../fixtures/catalogue.ts';

// Neither the stand-in for the browser nor a page outside of an extension has messages. It is there before anything reads it.
const page: { chrome?: object } = globalThis;
page.chrome ??= {};
const { browser } = await import('wxt/browser');
Object.assign(browser, { i18n: englishI18n });
