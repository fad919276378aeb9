import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { genders, type AttributeName } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { ChipGroup } from '@heartline/ui/controls/chip-group';
import { SegmentedControl } from '@heartline/ui/controls/segmented-control';
import { TextArea } from '@heartline/ui/controls/text-area';
import { EyeIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Controller, FormProvider, useForm, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';

import {
  FormFailure,
  useFieldErrorText,
  useAskBeforeLeaving,
  useServerErrors,
  useVocabulary,
} from '../shared/index.ts';
import { messages } from './account.messages.ts';
import { AttributeFields, InterestFields, SpokenFields } from './detail-fields.tsx';
import { PlaceFields, type PlaceFieldsProps } from './place-fields.tsx';
import { longestAbout, profileSchema, type ProfileValues } from './profile-form-values.ts';

export interface ProfileViewProps extends PlaceFieldsProps {
  /** The profile as it is stored; after saving, what was stored. */
  values: ProfileValues;
  /** The own profile as others see it. */
  viewHref: string;
  /** Attributes this site shows. */
  attributes: readonly AttributeName[];
  onSave: (values: ProfileValues) => void;
  pending?: boolean;
  error?: unknown;
  /** Own photos, from the photos feature. */
  photos?: ReactNode;
  /** Below the form: where one is logged in. */
  children?: ReactNode;
}

/** One's own profile, all of it on one page and one button (MEM-09). */
export function ProfileView({
  values,
  viewHref,
  attributes,
  onSave,
  pending = false,
  error = null,
  photos,
  children,
  ...place
}: ProfileViewProps) {
  const intl = useIntl();
  const vocabulary = useVocabulary();
  const fieldText = useFieldErrorText();
  const form = useForm<ProfileValues>({
    resolver: standardSchemaResolver(profileSchema),
    values,
    // A live event may bring the user anew while somebody writes: what they wrote stays.
    resetOptions: { keepDirtyValues: true },
  });
  const { control, register, handleSubmit, setError, formState } = form;
  useServerErrors(error, setError);
  useAskBeforeLeaving(formState.isDirty && !pending);
  const about = useWatch({ control, name: 'about' });
  const count = [...new Intl.Segmenter(intl.locale).segment(about)].length;
  return (
    <div className="mx-auto flex w-full max-w-200 flex-col gap-10">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-3xl font-extrabold">{intl.formatMessage(messages.page)}</h1>
          <p className="mt-1 text-ink-muted">{intl.formatMessage(messages.intro)}</p>
        </div>
        <Button asChild variant="soft">
          <a href={viewHref}>
            <EyeIcon aria-hidden />
            {intl.formatMessage(messages.view)}
          </a>
        </Button>
      </header>
      {photos}
      <FormProvider {...form}>
        <form
          noValidate
          // What the keyboard reaches is not left behind the button that stays in view.
          className="flex flex-col gap-10 [&_:is(input,select,textarea,button)]:scroll-mb-16"
          onSubmit={(event) => void handleSubmit((changed) => onSave(changed))(event)}
        >
          <FormFailure error={error} />
          <Part title={intl.formatMessage(messages.aboutTitle)}>
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
          <Part title={intl.formatMessage(messages.placeTitle)} intro={intl.formatMessage(messages.placeHint)}>
            <PlaceFields {...place} />
          </Part>
          <Part title={intl.formatMessage(messages.detailsTitle)}>
            <AttributeFields names={attributes} />
            <SpokenFields />
          </Part>
          <Part title={intl.formatMessage(messages.interestsTitle)}>
            <InterestFields />
          </Part>
          <div className="sticky bottom-[calc(76px+env(safe-area-inset-bottom))] z-10 flex justify-end md:bottom-4">
            <Button type="submit" size="lg" loading={pending} className="shadow-float max-sm:w-full">
              {intl.formatMessage(messages.save)}
            </Button>
          </div>
        </form>
      </FormProvider>
      {children}
    </div>
  );
}

function Part({ title, intro, children }: { title: string; intro?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <header>
        <h2 id={id} className="text-xl font-bold">
          {title}
        </h2>
        {intro ? <p className="text-ink-muted">{intro}</p> : null}
      </header>
      {children}
    </section>
  );
}
