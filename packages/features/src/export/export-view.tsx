import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { ApiError, limits } from '@heartline/api-client';
import { Button } from '@heartline/ui/controls/button';
import { PasswordField } from '@heartline/ui/controls/password-field';
import { Alert } from '@heartline/ui/feedback/alert';
import { Progress } from '@heartline/ui/feedback/progress';
import { Skeleton } from '@heartline/ui/feedback/skeleton';
import { FocusPanel } from '@heartline/ui/shell/focus-panel';
import { FileDownIcon, PackageOpenIcon } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import * as v from 'valibot';

import {
  commonMessages,
  formAct,
  FormFailure,
  BackToMe,
  LoadError,
  TitleAfterForm,
  useErrorText,
  useFieldErrorText,
  useKeptFocus,
} from '../shared/index.ts';
import { messages } from './export.messages.ts';
import { isUnderWay, type Copy } from './export.queries.ts';

export interface ExportViewProps {
  /** The latest copy; null before the first, undefined until it is known. */
  copy: Copy | null | undefined;
  /** Why the state could not be loaded. */
  loadError?: unknown;
  onRetry: () => void;
  onRequest: (password: string) => void;
  pending?: boolean;
  /** Why the copy was not started. */
  error?: unknown;
}

/** One step at a time: the password, the progress of the copy, the file (ACC-08). */
export function ExportView({
  copy,
  loadError = null,
  onRetry,
  onRequest,
  pending = false,
  error = null,
}: ExportViewProps) {
  const intl = useIntl();
  const keptFocus = useKeptFocus();
  // The ready copy when another is requested: it is hidden once the next one replaces it.
  const [replaced, setReplaced] = useState<string>();
  if (loadError !== null) return <LoadError error={loadError} onRetry={onRetry} />;
  if (copy === undefined)
    return <Skeleton shape="block" className="h-80" label={intl.formatMessage(commonMessages.loading)} />;
  if (copy && isUnderWay(copy))
    return (
      <FocusPanel
        ref={keptFocus}
        icon={<PackageOpenIcon />}
        title={<TitleAfterForm>{intl.formatMessage(messages.makingTitle)}</TitleAfterForm>}
        intro={intl.formatMessage(messages.makingIntro)}
        back={<BackToMe />}
      >
        <Progress label={intl.formatMessage(messages.progress)} value={copy.percent} />
      </FocusPanel>
    );
  if (copy?.address && copy.id !== replaced)
    return <Ready copy={copy} address={copy.address} onAgain={() => setReplaced(copy.id)} focus={keptFocus} />;
  return (
    <FocusPanel
      ref={keptFocus}
      title={intl.formatMessage(messages.title)}
      intro={intl.formatMessage(messages.intro)}
      back={<BackToMe />}
    >
      {copy?.state === 'failed' ? <Alert tone="warning">{intl.formatMessage(messages.failed)}</Alert> : null}
      {copy?.state === 'expired' ? <Alert tone="info">{intl.formatMessage(messages.expired)}</Alert> : null}
      <p>{intl.formatMessage(messages.contents)}</p>
      <RequestForm onRequest={onRequest} pending={pending} error={error} />
    </FocusPanel>
  );
}

interface ReadyProps {
  copy: Copy;
  address: string;
  onAgain: () => void;
  focus: ReturnType<typeof useKeptFocus>;
}

function Ready({ copy: { bytes, expiresAt }, address, onAgain, focus }: ReadyProps) {
  const intl = useIntl();
  const size = intl.formatNumber((bytes ?? 0) / 1_000_000, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
    minimumFractionDigits: 1,
  });
  return (
    <FocusPanel
      ref={focus}
      icon={<FileDownIcon />}
      title={<TitleAfterForm>{intl.formatMessage(messages.readyTitle)}</TitleAfterForm>}
      intro={
        expiresAt === null
          ? undefined
          : intl.formatMessage(messages.readyIntro, { date: intl.formatDate(expiresAt, { dateStyle: 'long' }) })
      }
      back={<BackToMe />}
    >
      <Button size="lg" block asChild>
        <a href={address} download>
          {intl.formatMessage(messages.download)}
        </a>
      </Button>
      <div className="grid gap-1 text-sm text-ink-muted">
        <p>{intl.formatMessage(messages.size, { size })}</p>
        <p>{intl.formatMessage(messages.safe)}</p>
      </div>
      <Button variant="ghost" block onClick={onAgain} data-act={formAct}>
        {intl.formatMessage(messages.again)}
      </Button>
    </FocusPanel>
  );
}

const schema = v.object({ password: v.pipe(v.string(), v.nonEmpty('required')) });

function RequestForm({
  onRequest,
  pending,
  error,
}: Required<Pick<ExportViewProps, 'onRequest' | 'pending' | 'error'>>) {
  const intl = useIntl();
  const errorText = useErrorText();
  const fieldText = useFieldErrorText();
  const { register, handleSubmit, formState } = useForm<{ password: string }>({
    resolver: standardSchemaResolver(schema),
    defaultValues: { password: '' },
  });
  const wrong = error instanceof ApiError && error.code === 'password_wrong' ? error : null;
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => void handleSubmit(({ password }) => onRequest(password))(event)}
    >
      <FormFailure error={wrong ? null : error} />
      <PasswordField
        showLabel={intl.formatMessage(messages.show)}
        hideLabel={intl.formatMessage(messages.hide)}
        label={intl.formatMessage(messages.password)}
        error={fieldText(formState.errors.password?.message) ?? (wrong ? errorText(wrong) : undefined)}
        autoComplete="current-password"
        data-act={formAct}
        {...register('password')}
      />
      <Button type="submit" size="lg" block loading={pending} data-act={formAct}>
        {intl.formatMessage(messages.submit)}
      </Button>
      <p className="text-sm text-ink-muted">{intl.formatMessage(messages.limit, { count: limits.exportsPerDay })}</p>
    </form>
  );
}
