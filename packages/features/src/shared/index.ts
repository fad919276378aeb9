export { ApiProvider, useApi } from './api/api-provider.tsx';
export { HeartlineProviders, type HeartlineProvidersProps } from './providers/heartline-providers.tsx';
export { ReaderIntl, type ReaderIntlProps } from './language/reader-intl.tsx';
export { featureNames, loadMessages, messageFiles, type FeatureName, type Messages } from './messages/load-messages.ts';
export { commonMessages } from './messages/common.messages.ts';
export { LoadError } from './errors/load-error.tsx';
export { lazyPart } from './lazy/lazy-part.ts';
export { whenIdle } from './lazy/when-idle.ts';
export { applyFieldErrors } from './errors/apply-field-errors.ts';
export { useErrorText } from './errors/use-error-text.ts';
export { minAgeOf, minPasswordLength, useFieldErrorText, type FormErrorCode } from './errors/use-field-error-text.ts';
export { attemptKey, type Attempt } from './ids/attempt-key.ts';
export { randomUuid } from './ids/random-uuid.ts';
export { formatMoney } from './format/money.ts';
export { useRelativeTime } from './format/relative-time.ts';
export { useServerNow, useTickingNow } from './format/server-clock.ts';
export { useTimeUntil } from './format/time-until.ts';
export { feel } from './feel/feel.ts';
export { answerAddress, readAnswer } from './answer/answer-address.ts';
export { hrefs, pageTokens, type PageToken } from './hrefs/hrefs.ts';
export {
  hasSession,
  patchUser,
  SessionEnded,
  sessionQueries,
  setUser,
  settingsQueries,
  useSession,
  useSettings,
  useUser,
  type SettingsQuery,
} from './session/session.queries.ts';
export { useNames, type Names } from './names/use-names.ts';
export { useLanguageNames } from './vocabulary/language-names.ts';
export { useVocabulary, type Vocabulary } from './vocabulary/use-vocabulary.ts';
export { genderMessages } from './vocabulary/gender.messages.ts';
export { seekingMessages } from './vocabulary/seeking.messages.ts';
export {
  memberCardProps,
  memberWords,
  useMemberWording,
  useSiteMemberWording,
  type MemberWording,
  type MemberWords,
} from './member/use-member-words.ts';
export { useHeadcount } from './member/use-headcount.ts';
export { memberMessages } from './member/member.messages.ts';
export {
  addMessage,
  applyEvent,
  markRead,
  patchChat,
  putBackChat,
  refetchAll,
  removeChat,
} from './live/apply-event.ts';
export {
  conversationQuery,
  joinConversation,
  withNewer,
  withOlder,
  type Conversation,
} from './live/conversation.queries.ts';
export { chatsQueries, likesQueries, matchKey } from './live/live.queries.ts';
export { LiveProvider, useLiveState, type LiveProviderProps, type LiveState } from './live/live-provider.tsx';
export { startReading } from './live/reading.ts';
export { newLikesOf, useCounts } from './live/use-counts.ts';
export { useTitleCount } from './live/use-title-count.ts';
export { isInstalledApp } from './device/is-installed-app.ts';
export { installApp, keepInstallPrompt, useInstallState, type InstallState } from './device/install-device.ts';
export { KeepPush } from './push/keep-push.tsx';
export { usePushState, useSwitchPush, type PushState } from './push/use-push.ts';
export { afterBlock, afterUnblock } from './block/after-block.ts';
export { useLike } from './like/use-like.ts';
export type { LikeReactions, LikeResult } from './like/change-like.ts';
export { CodeForm, type CodeFormProps } from './forms/code-form.tsx';
export { isWrongCode } from './errors/is-wrong-code.ts';
export {
  atThePress,
  makePasskey,
  passkeyFaultOf,
  PasskeyError,
  showPasskey,
  supportsPasskeys,
} from './passkey/passkey.ts';
export { PasskeyFailure } from './passkey/passkey-failure.tsx';
export { FormFailure, type FormFailureProps } from './forms/form-failure.tsx';
export { OwnerForm, type OwnerFormProps } from './forms/owner-form.tsx';
export { useAskBeforeLeaving } from './forms/use-ask-before-leaving.ts';
export { useServerErrors } from './forms/use-server-errors.ts';
export { formAct, TitleAfterForm } from './focus/title-after-form.tsx';
export { useKeptFocus } from './focus/use-kept-focus.ts';
export { Buying } from './online/buying.tsx';
export { useOnline } from './online/use-online.ts';
export { BackToMe } from './layout/back-to-me.tsx';
export { PageTitle } from './layout/page-title.tsx';
export { useAwake } from './forms/use-awake.ts';
export { useSettled } from './forms/use-settled.ts';
export { createListeners } from './listeners/listeners.ts';
export { isPhone, useIsPhone } from './device/phone.ts';
export { useMedia } from './device/use-media.ts';
export {
  hasLeft,
  isSharedDevice,
  localStore,
  readCookies,
  sessionStore,
  storageOf,
} from './storage/browser-storage.ts';
export { createStorageListeners } from './storage/storage-listeners.ts';
export { setSharedDevice, useSharedDevice } from './storage/shared-device.ts';
export { useDismissal } from './storage/use-dismissal.ts';
export { forgetOthers } from './kept/forget-others.ts';
export { forgetRevoked } from './session/forget-revoked.ts';
export {
  chooseLocale,
  languageIn,
  localeCookie,
  localeCookieName,
  readLocaleCookie,
  writeLocaleCookie,
} from './language/locale-cookie.ts';
export { useChangeLanguage } from './language/use-change-language.ts';
export { languageAskedFor, useLanguages } from './language/use-languages.ts';
export {
  isLoggingOut,
  startSession,
  useLeaving,
  useLogout,
  useResendActivation,
} from './session/use-session-actions.ts';
export {
  forgetTracking,
  hasSource,
  parseTracking,
  readTracking,
  rememberTracking,
  trackingToKeep,
  type Tracking,
} from './tracking/tracking.ts';
export { useStartConversation } from './start-conversation/use-start-conversation.ts';
export { creditsQueries, mayHaveBonus } from './credits/credits.queries.ts';
export { PaymentsClosed } from './credits/payments-closed.tsx';
export { focusFirstChoice } from './credits/focus-first-choice.ts';
export { loadOffers } from './credits/load-offers.ts';
export { priceOfCredits } from './credits/price-of-credits.ts';
export { safeReturnTo, withOrderSearch } from './credits/return-to.ts';
export { useWelcomeDiscount } from './credits/use-welcome-discount.ts';
