import type { ResourceParts } from '@/components/resource/resource-parts';
import type { QrRow } from '@/lib/resources/qr-codes';

import { QrDetail } from './qr-detail';
import { QrPreview } from './qr-preview';

/** What a QR code has on its screen besides a list and a form. */
export const qrCodeParts: ResourceParts<QrRow> = { Detail: QrDetail, FormAside: QrPreview };
