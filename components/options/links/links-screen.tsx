import { useRef, useState } from 'preact/hooks';

import { Screen } from '@/components/ui/screen';
import { TextField } from '@/components/ui/text-field';

import type { Services } from '../services';
import { LinksFound } from './links-found';
import { useLinkSearch } from './use-link-search';

import './links.css';

/** The links made here, and a search in them. */
export function LinksScreen({ services }: { services: Services }) {
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const search = useLinkSearch(services, typed.trim());
  const clear = () => {
    setTyped('');
    // The button that was pressed goes away.
    field.current?.focus();
  };
  return (
    <Screen title="Links" wide>
      <p class="screen-lead">What you shortened with Curtail in this browser, newest first.</p>
      <search class="links-search">
        <TextField
          label="Search"
          type="search"
          value={typed}
          onInput={setTyped}
          hint="In titles, addresses and short links"
          inputRef={field}
        />
      </search>
      <LinksFound search={search} services={services} onClear={clear} />
    </Screen>
  );
}
