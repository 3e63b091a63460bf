import { accountOperation, typedFields } from './operation';
import {
  foundLinks,
  linkDetails,
  linkRows,
  linkUpdate,
  linksRequest,
  newLink,
  savedLink,
  shortUrlRequest,
} from './schemas/account-links';
import { byId, confirmation } from './schemas/page';

const typed = { ...typedFields, custom: typedFields.alias };

/** Pages cannot call them, as `lib/links` makes each link exactly once. @source account-links.md */
export const accountLinkOperations = {
  listLinks: accountOperation('GET /api/urls', linksRequest, linkRows),
  findLink: accountOperation('GET /api/urls', shortUrlRequest, foundLinks),
  getLink: accountOperation('GET /api/url/<id>', byId, linkDetails),
  createLink: { ...accountOperation('POST /api/url/add', newLink, savedLink), typed },
  updateLink: { ...accountOperation('PUT /api/url/<id>/update', linkUpdate, confirmation), typed },
  deleteLink: accountOperation('DELETE /api/url/<id>/delete', byId, confirmation),
} as const;
