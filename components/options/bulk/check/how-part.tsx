import type { BulkDraftHold } from '@/components/options/bulk/bulk-draft';
import { Choice } from '@/components/ui/choice';
import { countText } from '@/lib/texts/count-text';

interface HowPartProps {
  hold: BulkDraftHold;
  /** How many rows have tracking parameters. */
  tracking: number;
}

/** How the links are made. */
export function HowPart({ hold: { draft, change }, tracking }: HowPartProps) {
  return (
    <div class="choices">
      <Choice
        type="switch"
        text="Curtail chooses the short parts"
        means={
          draft.ownParts
            ? 'So no row can ever get two links, even when a connection breaks.'
            : 'A short part of the service’s own may be shorter, but when a connection breaks there can be two links for one row.'
        }
        checked={draft.ownParts}
        onChange={(ownParts) => change({ ownParts })}
      />
      {tracking === 0 ? null : (
        <Choice
          type="switch"
          text="Remove tracking parameters"
          means={`${countText(tracking, 'address has', 'addresses have')} some that are not needed.`}
          checked={draft.strips}
          onChange={(strips) => change({ strips })}
        />
      )}
    </div>
  );
}
