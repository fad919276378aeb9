import { ApiError } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { useToast } from '@heartline/ui/feedback/toast';
import { MatchModal } from '@heartline/ui/member/match-modal';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';

import {
  commonMessages,
  feel,
  hrefs,
  matchKey,
  memberWords,
  useApi,
  useErrorText,
  useSession,
  useSiteMemberWording,
  useStartConversation,
} from '../shared/index.ts';
import { likesMessages, matchMessages as messages } from './likes.messages.ts';

export interface MatchModalHostProps {
  /** The picture was pressed. */
  onProfile: (profileId: string) => void;
  /** The button was pressed and the conversation exists. */
  onConversation: (conversationId: string, profileId: string) => void;
}

/** Shows the match modal wherever the member is when a like becomes mutual (LIK-02). The shell holds one. */
export function MatchModalHost({ onProfile, onConversation }: MatchModalHostProps) {
  const intl = useIntl();
  const api = useApi();
  const queryClient = useQueryClient();
  const user = useSession();
  const wording = useSiteMemberWording();
  const errorText = useErrorText();
  const toast = useToast();
  const start = useStartConversation();
  // A match may be reported twice: by the answer to the like, and by the live stream.
  const [closedId, setClosedId] = useState<string | null>(null);
  const { data: matchedId = null } = useQuery<string | null>({
    queryKey: matchKey,
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  });
  // The same cache entry as the profile's page, so that a press on the picture opens it at once.
  const { data: profile } = useQuery({
    queryKey: ['members', 'profile', matchedId],
    queryFn:
      matchedId === null
        ? skipToken
        : async ({ signal }) => (await api.profile.get({ id: matchedId }, { signal })).profile,
    staleTime: 60_000,
  });
  const shown = user !== null && matchedId !== closedId && profile !== undefined;
  useEffect(() => {
    if (shown) feel('match');
  }, [shown, matchedId]);
  if (!user || matchedId === null || matchedId === closedId || !profile) return null;

  const close = () => {
    start.reset();
    setClosedId(matchedId);
    queryClient.setQueryData(matchKey, null);
  };
  const begin = async (profileId: string) => {
    try {
      const chat = await start.mutateAsync(profileId);
      close();
      onConversation(chat.conversation.id, profileId);
    } catch (error) {
      close();
      const limit = error instanceof ApiError && error.code === 'conversation_limit';
      toast.show({
        tone: 'danger',
        message: errorText(error),
        action: limit
          ? () => (
              <Button asChild size="sm" variant="gold">
                <a href={hrefs.premium}>{intl.formatMessage(likesMessages.premiumAction)}</a>
              </Button>
            )
          : undefined,
      });
    }
  };
  return (
    <MatchModal
      open
      title={intl.formatMessage(messages.title)}
      text={intl.formatMessage(profile.fictional ? messages.fictional : messages.text, { name: profile.name })}
      self={{
        name: user.name,
        photoUrl: user.profile.mainImage?.match ?? null,
        photoColour: user.profile.mainImage?.colour ?? null,
      }}
      other={{
        profileId: profile.id,
        name: profile.name,
        photoUrl: profile.mainImage?.match ?? null,
        photoColour: profile.mainImage?.colour ?? null,
        fictionalLabel: memberWords(profile, wording).fictionalLabel,
      }}
      imageLabel={intl.formatMessage(messages.image, { name: profile.name })}
      buttonLabel={intl.formatMessage(messages.button)}
      closeLabel={intl.formatMessage(commonMessages.close)}
      starting={start.isPending}
      onClose={close}
      onImagePress={onProfile}
      onButtonPress={(profileId) => void begin(profileId)}
    />
  );
}
