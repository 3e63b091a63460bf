import { useEffect, useState } from 'preact/hooks';

/** What was just done. The line is there before its words are, so that a reader hears them come. */
export function StatusMessage({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => setSaid(text), [text]);
  return (
    <p class="status-message" role="status">
      {said}
    </p>
  );
}
