import type { ChangeName, ReadName } from '@/lib/contract/operations';

/** The reads whose answers a change makes old. */
export const changedReads: Record<ChangeName, readonly ReadName[]> = {
  updateAccount: ['getAccount'],
  createDomain: ['listDomains'],
  updateDomain: ['listDomains'],
  deleteDomain: ['listDomains'],
  createCampaign: ['listCampaigns'],
  updateCampaign: ['listCampaigns'],
  deleteCampaign: ['listCampaigns'],
  assignCampaignLink: ['listCampaigns'],
  createChannel: ['listChannels'],
  updateChannel: ['listChannels'],
  deleteChannel: ['listChannels', 'listChannelItems'],
  assignChannelItem: ['listChannelItems'],
  createPixel: ['listPixels'],
  updatePixel: ['listPixels'],
  deletePixel: ['listPixels'],
  createQrCode: ['listQrCodes'],
  updateQrCode: ['listQrCodes', 'getQrCode'],
  deleteQrCode: ['listQrCodes', 'getQrCode', 'listChannelItems'],
};

/** The reads about one thing alone, which is gone when it is deleted. Numbers of things of different kinds may be the same. */
export const readsOfDeleted: Partial<Record<ChangeName, ReadName>> = {
  deleteChannel: 'listChannelItems',
  deleteQrCode: 'getQrCode',
};
