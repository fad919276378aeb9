import * as account from './account.ts';
import * as chat from './chat.ts';
import * as credits from './credits.ts';
import * as likes from './likes.ts';
import * as members from './members.ts';
import * as operations from './operations.ts';
import * as session from './session.ts';
import * as signup from './signup.ts';
import * as site from './site.ts';

/** Every call of the product, by resource. The client has a method for each, the server a route for each. */
export const endpoints = {
  session: {
    get: session.getUser,
    login: session.login,
    saveLanguage: session.saveLanguage,
    logout: session.logout,
    pageHidden: session.pageHidden,
    requestPasswordReset: session.requestPasswordReset,
    resetPassword: session.resetPassword,
  },
  site: {
    settings: site.getSettings,
    interests: site.listInterests,
    regions: site.listRegions,
    companyInfo: site.getCompanyInfo,
    geocode: site.geocode,
    page: site.getPage,
  },
  signup: { create: signup.signup, activate: signup.activate, resendActivation: signup.resendActivation },
  account: { update: account.updateMe, sessions: account.listSessions, endSession: account.endSession, endAllSessions: account.endAllSessions },
  photos: { list: account.listMyPhotos, upload: account.uploadPhoto, update: account.updatePhoto, remove: account.deletePhoto, media: account.getMedia },
  members: {
    search: members.searchMembers,
    get: members.getMember,
    related: members.listRelatedMembers,
    like: members.likeMember,
    unlike: members.unlikeMember,
    block: members.blockMember,
    unblock: members.unblockMember,
    blocks: members.listBlocks,
  },
  likes: { list: likes.listLikes, auto: likes.autoLike },
  chat: {
    list: chat.listChats,
    remove: chat.deleteChat,
    start: chat.startConversation,
    messages: chat.listMessages,
    send: chat.sendMessage,
    markRead: chat.markRead,
    typing: chat.sendTyping,
    icebreakers: chat.listIcebreakers,
    gifts: chat.listGifts,
    events: chat.streamEvents,
  },
  credits: { packages: credits.listPackages, transactions: credits.listTransactions, transaction: credits.getTransaction, discountCode: credits.getDiscountCode },
  payments: {
    methods: credits.listPaymentMethods,
    create: credits.createPayment,
    get: credits.getPayment,
    cancel: credits.cancelPayment,
    webhook: credits.webhook,
  },
  operations: { healthz: operations.healthz, readyz: operations.readyz, openApi: operations.openApi, docs: operations.docs },
} as const;
