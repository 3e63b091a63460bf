/** Where the key is found, and what to look at when a good one is refused. */
export function ConnectHelp() {
  return (
    <div class="connect-help">
      <details>
        <summary>Where is my API key?</summary>
        <p>
          Sign in to your link service in a tab and open your account’s settings. The key stands
          under API, Developers or Integrations. It is a row of letters and digits; whoever has it
          can act for you, so show it to nobody.
        </p>
      </details>
      <details>
        <summary>The key is right but refused</summary>
        <p>
          Some plans leave the API out, and a new key makes the old one useless. Some web servers
          also drop the Authorization header that carries the key, so that a good key looks like a
          bad one: ask whoever runs the server to pass that header on.
        </p>
      </details>
    </div>
  );
}
