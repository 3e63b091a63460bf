import type { ResourceParts } from '@/components/resource/resource-parts';
import type { QrRow } from '@/lib/resources/qr-codes';

import { QrPreview } from './preview';
import { QrDetail } from './qr-detail';

/** What a QR code has on its screen besides a list and a form. */
export const qrCodeParts: ResourceParts<QrRow> = { Detail: QrDetail, FormAside: QrPreview };
