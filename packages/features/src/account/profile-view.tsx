import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { genders, type AttributeName } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { ChipGroup } from '@heartline/ui/controls/chip-group';
import { SegmentedControl } from '@heartline/ui/controls/segmented-control';
import { TextArea } from '@heartline/ui/controls/text-area';
import { RowList, RowPanel } from '@heartline/ui/navigation/row-list';
import { FootBar } from '@heartline/ui/shell/foot-bar';
import { EyeIcon } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Controller, FormProvider, useForm, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';

import {
  BackToMe,
  FormFailure,
  useAskBeforeLeaving,
  useFieldErrorText,
  useKeptFocus,
  useServerErrors,
  useVocabulary,
} from '../shared/index.ts';
import { messages } from './account.messages.ts';
import { AttributeFields, InterestFields, SpokenFields } from './detail-fields.tsx';
import { PlaceFields, type PlaceFieldsProps } from './place-fields.tsx';
import { longestAbout, profileSchema, toChanges, type ProfileValues } from './profile-form-values.ts';
import type { ProfilePart } from './progress/missing-parts.ts';
import { fragmentOf, ProfileProgress } from './progress/profile-progress.tsx';

export interface ProfileViewProps extends PlaceFieldsProps {
  /** The profile as it is stored; updated after saving. */
  values: ProfileValues;
  /** Link to the member's own profile as others see it. */
  viewHref: string;
  /** What the stored profile does not have yet, the most helpful first. */
  missing: readonly ProfilePart[];
  /** Attributes this site shows. */
  attributes: readonly AttributeName[];
  onSave: (values: ProfileValues) => void;
  pending?: boolean;
  error?: unknown;
  /** The member's own photos, from the photos feature. */
  photos?: ReactNode;
}

/** The member's own profile on one page: long sections unfold in place, and a bar at the foot saves or discards the changes (MEM-09). */
export function ProfileView({
  values,
  viewHref,
  missing,
  attributes,
  onSave,
  pending = false,
  error = null,
  photos,
  ...place
}: ProfileViewProps) {
  const intl = useIntl();
  const vocabulary = useVocabulary();
  const fieldText = useFieldErrorText();
  const keptFocus = useKeptFocus<HTMLFormElement>();
  /** The part that a link led to last. */
  const [sought, setSought] = useState<ProfilePart>();
  const form = useForm<ProfileValues>({
    resolver: standardSchemaResolver(profileSchema),
    values,
    // A live event may refresh the user while the member types: unsaved input stays.
    resetOptions: { keepDirtyValues: true },
  });
  const { control, register, handleSubmit, setError, formState } = form;
  useServerErrors(error, setError);
  const current = useWatch({ control, defaultValue: values }) as ProfileValues;
  // On the first render the form has no default values yet.
  const before = (formState.defaultValues ?? values) as ProfileValues;
  const changed = Object.keys(toChanges(current, before)).length > 0;
  useAskBeforeLeaving(changed && !pending);
  const count = [...new Intl.Segmenter(intl.locale).segment(current.about)].length;
  const told = [
    ...attributes.flatMap((name) => {
      const value = current.attributes[name];
      return value ? [vocabulary.attributeValue(name, value)] : [];
    }),
    ...(current.languages.length > 0 ? [vocabulary.languageList(current.languages)] : []),
  ];
  const liked = current.interests.map((interest) => vocabulary.interest(interest));
  const discard = () => {
    // With its default options, the reset would keep the changes.
    form.reset(values, { keepDirtyValues: false });
    place.onCountry(values.country);
  };
  return (
    <div className="mx-auto flex w-full max-w-form flex-col gap-10">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex flex-col gap-1">
          <BackToMe />
          <h1 className="text-3xl font-display">{intl.formatMessage(messages.page)}</h1>
        </div>
        <Button asChild variant="soft">
          <a href={viewHref}>
            <EyeIcon aria-hidden />
            {intl.formatMessage(messages.view)}
          </a>
        </Button>
      </header>
      <ProfileProgress missing={missing} onGo={setSought} />
      {photos}
      <FormProvider {...form}>
        <form
          ref={keptFocus}
          noValidate
          // Keeps fields with keyboard focus clear of the bars at the foot.
          className="flex flex-col gap-10 [&_:is(input,select,textarea,summary)]:scroll-mb-40"
          onSubmit={(event) => void handleSubmit((changes) => onSave(changes))(event)}
        >
          <FormFailure error={error} />
          <Part id={fragmentOf.about} title={intl.formatMessage(messages.aboutTitle)}>
            <TextArea
              label={intl.formatMessage(messages.aboutTitle)}
              labelHidden
              hint={intl.formatMessage(messages.aboutHint)}
              rows={5}
              counter={intl.formatMessage(messages.counter, { count, max: longestAbout })}
              overLimit={count > longestAbout}
              error={fieldText(formState.errors.about?.message)}
              {...register('about')}
            />
            <SegmentedControl
              label={intl.formatMessage(messages.gender)}
              options={genders.map((code) => ({ value: code, label: vocabulary.gender(code) }))}
              error={fieldText(formState.errors.gender?.message)}
              {...register('gender')}
            />
            <Controller
              control={control}
              name="seeking"
              render={({ field: { value, onChange, onBlur, ref }, fieldState }) => (
                <ChipGroup
                  label={intl.formatMessage(messages.seeking)}
                  options={genders.map((code) => ({ value: code, label: vocabulary.seeking(code) }))}
                  value={value}
                  onValueChange={onChange}
                  onBlur={onBlur}
                  ref={ref}
                  error={fieldText(fieldState.error?.message)}
                />
              )}
            />
          </Part>
          <Part
            id={fragmentOf.region}
            title={intl.formatMessage(messages.placeTitle)}
            intro={intl.formatMessage(messages.placeHint)}
          >
            <PlaceFields {...place} />
          </Part>
          <RowList label={intl.formatMessage(messages.detailsTitle)}>
            <RowPanel
              label={intl.formatMessage(messages.detailsTitle)}
              hint={<Chosen words={told} />}
              open={
                sought === 'details' ||
                formState.errors.attributes !== undefined ||
                formState.errors.languages !== undefined
              }
            >
              <LinkTarget id={fragmentOf.details}>
                <AttributeFields names={attributes} />
                <SpokenFields />
              </LinkTarget>
            </RowPanel>
            <RowPanel
              label={intl.formatMessage(messages.interestsTitle)}
              hint={<Chosen words={liked} />}
              open={sought === 'interests' || formState.errors.interests !== undefined}
            >
              <LinkTarget id={fragmentOf.interests}>
                <InterestFields />
              </LinkTarget>
            </RowPanel>
          </RowList>
          {changed || pending ? (
            <FootBar className="flex flex-wrap items-center justify-end gap-2.5 max-sm:*:flex-auto">
              <Button variant="ghost" disabled={pending} onClick={discard}>
                {intl.formatMessage(messages.discard)}
              </Button>
              <Button type="submit" loading={pending}>
                {intl.formatMessage(messages.save)}
              </Button>
            </FootBar>
          ) : null}
        </form>
      </FormProvider>
    </div>
  );
}

/** The chosen values of a closed section. */
function Chosen({ words }: { words: readonly string[] }) {
  const intl = useIntl();
  return <span className="line-clamp-2">{words.join(' · ') || intl.formatMessage(messages.nothingYet)}</span>;
}

/** Where a link leads to, in a section that may be closed. */
function LinkTarget({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} className="flex scroll-mt-36 flex-col gap-5">
      {children}
    </div>
  );
}

interface PartProps {
  /** For links to it. */
  id: string;
  title: string;
  intro?: string;
  children: ReactNode;
}

function Part({ id, title, intro, children }: PartProps) {
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId} className="flex scroll-mt-24 flex-col gap-4">
      <header>
        <h2 id={titleId} className="text-xl font-display">
          {title}
        </h2>
        {intro ? <p className="text-ink-muted">{intro}</p> : null}
      </header>
      {children}
    </section>
  );
}
