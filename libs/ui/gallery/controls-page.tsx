import { useState } from 'react';
import { DayRangeInput } from '../src/dates/index';
import { CheckboxInput, FileInput, RadioInput, RadioRows, SelectInput, TextInput } from '../src/forms/index';
import { Card, PageFrame, Row, Stack, TwoColumns } from '../src/index';

const required = 'This field is required.';
const types = ['Residential', 'Business', 'Port'].map((label) => ({ value: label, label }));
const modes = [
  { value: 'add', label: 'stay as they are' },
  { value: 'replace', label: 'are removed: the file is the whole list' },
];
const ignore = () => undefined;

/** The inputs that stand outside of a form right, wrong and disabled. */
export function ControlsPage() {
  const [type, setType] = useState('Business');
  const [mode, setMode] = useState('add');
  const [range, setRange] = useState({ from: '2026-11-02', to: '' });
  return (
    <PageFrame title="Controls">
      <TwoColumns>
        <Card>
          <Stack>
            <Row>
              <SelectInput label="Location type" value={type} options={types} onChange={setType} />
              <SelectInput
                label="Wrong"
                value=""
                placeholder="Select One"
                options={types}
                onChange={ignore}
                error={required}
              />
            </Row>
            <Row>
              <TextInput label="Wrong name" defaultValue="Dallas" error={required} />
              <TextInput label="Read only" value="Dallas" readOnly />
            </Row>
            <Row>
              <TextInput label="Disabled" value="Dallas" disabled />
              <SelectInput label="Disabled type" value={type} options={types} onChange={ignore} disabled />
            </Row>
            <RadioInput
              label="Models that the file does not have"
              value={mode}
              options={modes}
              onChange={setMode}
            />
            <RadioRows label="Service level" value={mode} options={modes} onChange={setMode} />
            <div>
              <CheckboxInput label="Not ticked" checked={false} onChange={ignore} />
              <CheckboxInput label="Disabled" checked disabled onChange={ignore} />
              <CheckboxInput label="Wrong" checked={false} onChange={ignore} error={required} />
            </div>
          </Stack>
        </Card>
        <Stack>
          <Card>
            <DayRangeInput {...range} onRange={setRange} />
          </Card>
          <Card>
            <Stack>
              <FileInput label="CSV file" accept=".csv" fileName="" onFile={ignore} />
              <FileInput
                label="Other file"
                accept=".csv"
                fileName="moves.csv"
                error="This file is empty."
                onFile={ignore}
              />
            </Stack>
          </Card>
        </Stack>
      </TwoColumns>
    </PageFrame>
  );
}
