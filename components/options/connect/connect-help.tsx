import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';

import { t } from '@/lib/texts/translate';

import './connect.css';

/** What is asked, and the sentences that answer it. */
const answers = {
  connection_find_key: ['connection_find_key_answer', 'connection_key_in_logs'],
  connection_setup_have: ['connection_setup_have_answer'],
  connection_rejected_key: ['connection_rejected_key_answer'],
} as const;

type Question = keyof typeof answers;

interface ConnectHelpProps {
  /** The service's address, null while there is none to be made out. */
  address: string | null;
  /** More ways on. */
  children?: ComponentChildren;
}

/** Quiet ways on below the form, and one answer at a time under them. Where the key is, the service itself shows in a tab. */
export function ConnectHelp({ address, children }: ConnectHelpProps) {
  const id = useId();
  const [open, setOpen] = useState<Question | null>(null);
  const way = (question: Question) => (
    <button
      type="button"
      class="quiet-way"
      aria-expanded={question === open}
      aria-controls={id}
      onClick={() => setOpen(question === open ? null : question)}
    >
      {t(question)}
    </button>
  );
  return (
    <div class="connect-help">
      <div class="quiet-ways">
        {address === null ? (
          way('connection_find_key')
        ) : (
          <a
            class="quiet-way"
            href={`${address}/developers`}
            target="_blank"
            rel="noreferrer"
            onClick={() => setOpen('connection_find_key')}
          >
            {t('connection_find_key')}
          </a>
        )}
        {way('connection_setup_have')}
        {way('connection_rejected_key')}
        {children}
      </div>
      <div id={id} class="connect-answer" role="status">
        {open === null ? null : answers[open].map((answer) => <p key={answer}>{t(answer)}</p>)}
      </div>
    </div>
  );
}
