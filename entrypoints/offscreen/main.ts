import { serveClipboard } from '@/lib/platform/background-clipboard';

serveClipboard();
