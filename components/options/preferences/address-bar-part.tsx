import './address-bar-part.css';
import './keys.css';

/** How to shorten and find links from the address bar. There is nothing to choose: the browser owns the keyword. */
export function AddressBarPart() {
  return (
    <div class="section">
      <p>
        Type <kbd class="keys">cut</kbd> and press <kbd class="keys">Space</kbd>, then go on with
        one of these:
      </p>
      <ul class="ways">
        <li>an address, to shorten it and copy the link;</li>
        <li>some words, to find them in the links you made. Enter copies the link.</li>
      </ul>
    </div>
  );
}
