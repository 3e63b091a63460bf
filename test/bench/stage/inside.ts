/** The product's own code that the bench runs inside the extension, in its origin. */
export { send } from '@/lib/messages/client';
export { createAccountAnswers } from '@/lib/storage/account-answers';
export { createLinkStore } from '@/lib/storage/link-store';
