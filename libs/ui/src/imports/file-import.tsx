import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { TextButton } from '../actions/button';
import { FileField } from '../forms/file-field';
import { Form, type FormProps } from '../forms/form';
import { FormError } from '../forms/form-error';
import { SubmitButton } from '../forms/submit-button';
import { Card, Note, Stack, TwoColumns } from '../frame/card';
import { PageFrame } from '../frame/page-frame';
import { LatestImports, type LatestImportsProps } from './latest-imports';

interface FileImportProps<Input extends FieldValues, Output>
  extends Pick<FormProps<Input, Output>, 'schema' | 'defaultValues' | 'onSubmit' | 'keep'> {
  title: string;
  label: string;
  /** The way back to the list. */
  actions?: ReactNode;
  /** What a row is, and how many may be in a file. */
  children: ReactNode;
  template: { isLoading: boolean; save: () => void };
  /** What it is called, where it is more than a heading. */
  templateLabel?: string;
  /** Above the file. */
  fields?: ReactNode;
  /** Below the file. */
  more?: ReactNode;
  /** What the button does with the file; "Import" unless told. */
  submitLabel?: string;
  latest: LatestImportsProps;
}

/** A CSV file to choose; what became of each of its rows is on the import's own page. */
export function FileImport<Input extends FieldValues, Output>(props: FileImportProps<Input, Output>) {
  const { title, actions, children, template, fields, more, submitLabel = 'Import', latest, ...rest } = props;
  const { templateLabel = 'Download the template', ...form } = rest;
  return (
    <PageFrame title={title} actions={actions}>
      <TwoColumns>
        <Card>
          <Form<Input, Output> {...form}>
            <Stack>
              <Note as="div">
                {children}{' '}
                <TextButton disabled={template.isLoading} onClick={template.save}>
                  {templateLabel}
                </TextButton>
              </Note>
              {fields}
              <FileField name="csv" fileNameField="fileName" label="CSV file" accept=".csv,text/csv" />
              {more}
              <FormError />
              <SubmitButton busyLabel="Reading…" showsError={false}>
                {submitLabel}
              </SubmitButton>
            </Stack>
          </Form>
        </Card>
        <LatestImports {...latest} />
      </TwoColumns>
    </PageFrame>
  );
}
