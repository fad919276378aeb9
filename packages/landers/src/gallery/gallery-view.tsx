import { LanderGallery } from '@heartline/ui/lander/lander-gallery';
import { LanderHero } from '@heartline/ui/lander/lander-hero';
import { FictionalMark } from '@heartline/ui/member/fictional-mark';
import { useIntl } from 'react-intl';

import {
  landerLinks,
  landerMessages,
  LanderQuestion,
  type LanderMember,
  type LanderPlace,
  type LanderSite,
} from '../shared/index.ts';
import { galleryFaces } from './gallery-faces.ts';
import { galleryMessages } from './gallery.messages.ts';

/** Fewer than this look lost. */
const fewestFaces = 4;

export interface GalleryViewProps {
  place: LanderPlace;
  /** Undefined while it is not known, or cannot be. */
  site: LanderSite | undefined;
  /** Members with photos; undefined while they load. */
  members: readonly LanderMember[] | undefined;
  onSignup?: ((via: 'question' | 'face') => void) | undefined;
}

/** Faces, one question, and what is not real. Without faces to show, a calm page with the question. */
export function GalleryView({ place, site, members, onSignup }: GalleryViewProps) {
  const intl = useIntl();
  const links = landerLinks(place);
  const question = <LanderQuestion place={place} site={site} onSignup={onSignup && (() => onSignup('question'))} />;
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
  const faces = (members ?? []).map((member) => ({
    key: member.id,
    src: links.picture(member.photo),
    name: intl.formatMessage(landerMessages.face, { name: member.name, age: member.age }),
    detail: member.place ?? member.region ?? intl.formatDisplayName(member.country, { type: 'region' }),
    fictionalLabel: member.fictional ? site?.fictionalSingular : undefined,
    href: site?.closed ? undefined : links.memberSignup(member.id),
    // A partner may frame this page; the sign-up is never shown in a frame.
    target: place.origin ? '_top' : undefined,
    onClick: onSignup && (() => onSignup('face')),
  }));
  const marked = site?.fictionalWarning && members?.some(({ fictional }) => fictional);
  return (
    <LanderGallery
      headingLevel={1}
      title={intl.formatMessage(galleryMessages.title)}
      text={intl.formatMessage(galleryMessages.text)}
      faces={faces}
      placeholders={members ? 0 : galleryFaces}
      loadingLabel={intl.formatMessage(landerMessages.loading)}
      // Pictures of another origin come without cookies, by the rule for partners.
      crossOrigin={place.origin ? 'anonymous' : undefined}
      callToAction={question}
      note={
        marked ? (
          <>
            <FictionalMark label={site.fictionalSingular} />
            <p>{site.fictionalWarning}</p>
          </>
        ) : undefined
      }
    />
  );
}
