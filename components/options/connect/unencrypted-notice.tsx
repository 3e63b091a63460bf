import { Notice } from '@/components/ui/notice';
import { RichMessage } from '@/components/ui/rich-message';
import { isUnencrypted } from '@/lib/rules/url/private-network';
import { t } from '@/lib/texts/translate';

/** Says what others can read on the way to a service over plain http; nothing over https. @param props.address its base address, null while there is none */
export function UnencryptedNotice({ address }: { address: string | null }) {
  if (address === null || !isUnencrypted(address)) return null;
  return (
    <Notice tone="warning" title={t('connection_unencrypted_title')}>
      <p>
        <RichMessage
          of="connection_unencrypted"
          values={{ host: <bdi dir="ltr">{new URL(address).host}</bdi> }}
        />
      </p>
    </Notice>
  );
}
