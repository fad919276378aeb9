import type { Gender, Locale, SignupInput, User } from '@heartline/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { forgetTracking, sessionQueries, startSession, useApi, type Tracking } from '../shared/index.ts';
import { forgetDraft } from './signup-draft.ts';
import type { SignupValues } from './signup-schema.ts';

export interface SignupContext {
  language: Locale;
  /** Whose page or lander the visitor came from (SGN-08). */
  memberId: string | undefined;
  tracking: Tracking;
}

/** The form as the contract wants it. */
export function toSignupInput(values: SignupValues, { language, memberId, tracking }: SignupContext): SignupInput {
  return {
    email: values.email.trim(),
    name: values.name.trim(),
    password: values.password,
    dateOfBirth: values.dateOfBirth,
    gender: values.gender as Gender,
    seeking: values.seeking,
    country: values.country,
    signupMessage: memberId === undefined ? '' : values.signupMessage.trim(),
    language,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    tracking,
    ...(memberId === undefined ? {} : { member: memberId }),
  };
}

/** Creates the account, which is signed in from then on; without a member in the answer a mail says how it goes on. */
export function useSignup(context: SignupContext, onSignedUp: (user: User) => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { mutate, ...state } = useMutation({
    mutationKey: signupKey,
    mutationFn: (values: SignupValues) => api.signup.create(toSignupInput(values, context)),
    onSuccess: ({ user }) => {
      forgetDraft();
      forgetTracking();
      if (!user) return;
      startSession(queryClient, user);
      onSignedUp(user);
    },
  });
  return {
    ...state,
    /** Once at a time: whoever presses twice means it once. */
    create: (values: SignupValues) => {
      if (queryClient.isMutating({ mutationKey: signupKey }) === 0) mutate(values);
    },
  };
}

const signupKey = ['signup'];

/** Confirms the e-mail address with the token of the mail. A GET of the page changes nothing: mail scanners open links too. */
export function useActivate(token: string, onDone: () => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.signup.activate({ token }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: sessionQueries.user(api).queryKey });
      onDone();
    },
  });
}
