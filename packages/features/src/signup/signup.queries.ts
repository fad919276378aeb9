import { ApiError, type Gender, type Locale, type SignupInput, type User } from '@heartline/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { forgetTracking, startSession, useApi, type Tracking } from '../shared/index.ts';
import type { SignupAnswers } from './answers-in.ts';
import { forgetDraft } from './signup-draft.ts';
import type { SignupValues } from './signup-schema.ts';

export interface SignupContext {
  language: Locale;
  /** The member whose page or lander the visitor came from (SGN-08). */
  memberId: string | undefined;
  tracking: Tracking;
  /** Answers from a lander that this form does not ask for. */
  answers?: Pick<SignupAnswers, 'country' | 'region' | 'interests'>;
}

/** The form in the shape of the contract. */
export function toSignupInput(
  values: SignupValues,
  { language, memberId, tracking, answers }: SignupContext,
): SignupInput {
  // A region of the lander's country is dropped if the visitor chose another country.
  const region = answers?.country === values.country ? answers.region : '';
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
    ...(region ? { region } : {}),
    ...(answers && answers.interests.length > 0 ? { interests: answers.interests } : {}),
    ...(memberId === undefined ? {} : { member: memberId }),
  };
}

/** Creates the account, which is signed in from then on; if the answer has no member, the next step is in a mail. */
export function useSignup(context: SignupContext, onSignedUp: (user: User) => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { mutate, ...state } = useMutation({
    mutationKey: signupKey,
    mutationFn: async (values: SignupValues) => {
      const input = toSignupInput(values, context);
      try {
        return await api.signup.create(input);
      } catch (error) {
        // An old link may name a region that no longer exists. It is no field of this form, and can be set later.
        if (!input.region || !(error instanceof ApiError) || !error.fields.has('region')) throw error;
        return await api.signup.create({ ...input, region: null });
      }
    },
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
    /** Runs one call at a time, so that a double press creates one account. */
    create: (values: SignupValues) => {
      if (queryClient.isMutating({ mutationKey: signupKey }) === 0) mutate(values);
    },
  };
}

const signupKey = ['signup'];
