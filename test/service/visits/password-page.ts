import { html } from 'hono/html';

import { page } from './page.ts';

/** The form in front of a protected link. It is sent to the link's own address. */
export function passwordPage(base: string, status: number, wrong: boolean): Promise<Response> {
  return page(
    { title: 'This link is protected', base, status },
    html`<main>
      <p class="kicker">Links</p>
      <h1>This link is protected</h1>
      <form method="post">
        <label for="accessPass">Password</label>
        <input
          id="accessPass"
          name="accessPass"
          type="password"
          required
          autocomplete="off"
          autofocus
        />
        ${wrong ? html`<p class="wrong" role="alert">This is not the password.</p>` : ''}
        <button>Continue</button>
      </form>
    </main>`,
  );
}
