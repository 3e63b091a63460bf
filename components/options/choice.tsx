import { useId } from 'preact/hooks';

import './choice.css';

interface ChoiceProps {
  type: 'radio' | 'checkbox';
  /** The radio group that it belongs to. */
  name?: string | undefined;
  text: string;
  means: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A radio button or checkbox with the sentence that says what it means; all of the row takes the click. */
export function Choice({ type, name, text, means, checked, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div class="choice">
      <input
        id={id}
        type={type}
        name={name}
        checked={checked}
        aria-describedby={`${id}-means`}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <label for={id}>{text}</label>
      <p id={`${id}-means`}>{means}</p>
    </div>
  );
}
