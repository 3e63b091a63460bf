import { type ComponentChild, h, render } from 'preact';
import { useState } from 'preact/hooks';

const field = (label: string, props: object): ComponentChild =>
  h('label', null, label, h('input', props));

/** A form like Curtail's, and what is shown once the link is copied; without anything that could go wrong. */
function Popup({ page }: { page: string }) {
  const [made, setMade] = useState('');
  const shorten = async (event: Event) => {
    event.preventDefault();
    const answer: { short_url: string } = await chrome.runtime.sendMessage(page);
    await navigator.clipboard.writeText(answer.short_url);
    setMade(answer.short_url);
  };
  if (made !== '') return h('p', { class: 'made' }, `Copied: ${made}`);
  return h(
    'form',
    { onSubmit: (event: Event) => void shorten(event) },
    field('Address', { value: page, type: 'url' }),
    field('Ends with', { placeholder: 'Chosen for you' }),
    field('Password', { type: 'password' }),
    field('Works until', { type: 'date' }),
    h('label', null, 'Domain', h('select', null, h('option', null, 'The usual one'))),
    h('button', null, 'Shorten'),
  );
}

const root = document.querySelector('#popup');
const [, [tab]] = await Promise.all([
  chrome.runtime.sendMessage(''),
  chrome.tabs.query({ active: true, lastFocusedWindow: true }),
]);
if (root !== null) render(h(Popup, { page: tab?.url ?? '' }), root);
