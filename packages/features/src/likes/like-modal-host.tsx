import * as time from '@heartline/api-client/time';
import { LikeModal } from '@heartline/ui/member/like-modal';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';

import { commonMessages, hrefs, useApi, useSiteMemberWording } from '../shared/index.ts';
import { likeModalMessages, matchMessages } from './likes.messages.ts';

/** Milliseconds after which the likes are fetched again, as one of them has just been shown. */
const reloadAfter = 500;

/** Shows one member who likes the viewer, `seconds` after it was mounted; nothing if there is no such member (ALT-09). */
export function LikeModalHost({ seconds }: { seconds: number }) {
  const intl = useIntl();
  const api = useApi();
  const queryClient = useQueryClient();
  const wording = useSiteMemberWording();
  const { data, mutate, reset } = useMutation({
    mutationFn: () => api.likes.auto(),
    onSuccess: () => void time.after(reloadAfter, () => void queryClient.invalidateQueries({ queryKey: ['likes'] })),
  });
  useEffect(() => time.after(seconds * 1000, mutate), [seconds, mutate]);

  const profile = data?.profile;
  if (!profile) return null;
  return (
    <LikeModal
      open
      title={intl.formatMessage(likeModalMessages[profile.fictional ? 'fictional' : 'title'], { name: profile.name })}
      profile={{
        profileId: profile.id,
        name: profile.name,
        photoUrl: profile.mainImage?.match ?? null,
        photoColour: profile.mainImage?.colour ?? null,
        ...(profile.fictional ? { fictionalLabel: wording.fictional } : {}),
      }}
      href={hrefs.member(profile.id)}
      buttonLabel={intl.formatMessage(matchMessages.image, { name: profile.name })}
      closeLabel={intl.formatMessage(commonMessages.close)}
      onClose={reset}
    />
  );
}
