import { LanderGallery } from '@heartline/ui/lander/lander-gallery';
import { LanderHero } from '@heartline/ui/lander/lander-hero';
import { useIntl } from 'react-intl';

import { fictionalNote, landerMessages, usePeople, type LanderPictureProps } from '../shared/index.ts';
import { galleryMessages } from './gallery.messages.ts';

/** Fewer faces would look lost. */
const fewestFaces = 4;

/** As many placeholders as there will be faces. */
const placeholders = 12;

/** Faces, one question, and a note about fictional ones. Without faces, a calm page with the question. */
export function GalleryPicture({ target, site, members, question, onSignup }: LanderPictureProps) {
  const intl = useIntl();
  const people = usePeople(members ?? [], site, target);
  if (members && members.length < fewestFaces) {
    return (
      <LanderHero
        align="center"
        title={intl.formatMessage(galleryMessages.titleWithoutFaces)}
        text={intl.formatMessage(galleryMessages.textWithoutFaces)}
      >
        {question}
      </LanderHero>
    );
  }
  const faces = people.map((person) => ({ ...person, onClick: onSignup && (() => onSignup('face')) }));
  return (
    <LanderGallery
      headingLevel={1}
      title={intl.formatMessage(galleryMessages.title)}
      text={intl.formatMessage(galleryMessages.text)}
      faces={faces}
      placeholders={members ? 0 : placeholders}
      loadingLabel={intl.formatMessage(landerMessages.loading)}
      // Pictures of another origin are requested without cookies, by the rule for partners.
      crossOrigin={target.origin ? 'anonymous' : undefined}
      callToAction={question}
      note={fictionalNote(site, members)}
    />
  );
}
