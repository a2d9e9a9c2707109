import { requiredText } from '@overland/contracts';
import { useNotices } from '@overland/web';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { DayField } from '../src/dates/index';
import { Form } from '../src/forms/index';
import { PageFrame } from '../src/index';

export function DatesPage() {
  useEffect(() => {
    useNotices.getState().notify('error', 'The email could not be sent. Please try again.');
    document.querySelector<HTMLElement>('[aria-label^="Choose"]')?.click();
  }, []);
  return (
    <PageFrame title="Dates">
      <div style={{ maxWidth: 340, minHeight: 480 }}>
        <Form
          schema={z.object({ day: requiredText() })}
          defaultValues={{ day: '2026-11-25' }}
          onSubmit={() => undefined}
        >
          <DayField
            name="day"
            label="First pickup day"
            min="2026-11-25"
            isBlocked={(day) => (day === '2026-11-26' ? 'Thanksgiving Day is a holiday.' : null)}
          />
        </Form>
      </div>
    </PageFrame>
  );
}
