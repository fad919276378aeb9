import { useToast } from '@heartline/ui/feedback/toast';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { hrefs, PageTitle, settingsQueries, useApi, useSettings, useUser } from '../shared/index.ts';
import { messages } from './account.messages.ts';
import { useSaveProfile } from './account.queries.ts';
import { toChanges, toValues } from './profile-form-values.ts';
import { ProfileView } from './profile-view.tsx';
import { missingParts } from './progress/missing-parts.ts';

export interface ProfileScreenProps {
  /** `MyPhotos` of the photos feature. */
  photos?: ReactNode;
}

/** The member's own profile: about, place, attributes, interests, photos. */
export function ProfileScreen({ photos }: ProfileScreenProps) {
  const intl = useIntl();
  const api = useApi();
  const user = useUser();
  const settings = useSettings();
  const toast = useToast();
  const { mutate, isPending, error } = useSaveProfile();
  const [country, setCountry] = useState(user.profile.country);
  const { data: own = none } = useQuery(settingsQueries.regions(api, user.profile.country));
  const { data: regions = none } = useQuery(settingsQueries.regions(api, country));
  const values = useMemo(() => toValues(user, own), [user, own]);
  return (
    <>
      <PageTitle>{intl.formatMessage(messages.page)}</PageTitle>
      <ProfileView
        values={values}
        viewHref={hrefs.member(user.id)}
        missing={missingParts(user, own.length > 0)}
        attributes={settings.visibleProfileFields}
        countries={settings.countries}
        regions={regions}
        onCountry={setCountry}
        onSave={(changed) =>
          mutate(toChanges(changed, values), {
            onSuccess: () => toast.show({ tone: 'success', message: intl.formatMessage(messages.saved) }),
          })
        }
        pending={isPending}
        error={error}
        photos={photos}
      />
    </>
  );
}

const none: never[] = [];
