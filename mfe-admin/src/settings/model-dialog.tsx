import { ListedModel, pricingClasses } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { Button, messageOf, Notice, Row, Stack, styled, useConfirm } from '@overland/ui';
import { Form, SelectField, SubmitButton, TextField, useWatch } from '@overland/ui/forms';
import { Dialog, DialogButtons } from '@overland/ui/overlays';
import { useApiMutation, useNotices } from '@overland/web';

const Buttons = styled(DialogButtons)({ '& > [data-remove]': { marginRight: 'auto' } });
const classes = pricingClasses.map((value) => ({ value, label: value }));
const whenUnreachable = 'There was an error updating settings';

interface ModelDialogProps {
  rows: readonly ListedModel[];
  /** Null for a new one. */
  model: ListedModel | null;
  onClose: () => void;
}

/** Adds a model, or changes the class of one. Its name stays: quotes carry it. */
export function ModelDialog({ rows, model, onClose }: ModelDialogProps) {
  const notify = useNotices((state) => state.notify);
  const save = useApiMutation(calls.settings.saveModel, {
    refreshes: [calls.settings.makes, calls.settings.history],
    whenUnreachable,
  });
  const send = async (body: ListedModel) => {
    const { change } = await save.mutateAsync({ body });
    notify('success', `${body.make} ${body.model} ${resultText[change]} ${body.pricingClass}.`);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={model ? `${model.make} ${model.model}` : 'Add a model'}>
      <Form<ListedModel, ListedModel>
        label={model ? 'Change the pricing class' : 'Add a model'}
        schema={ListedModel}
        defaultValues={model ?? { make: '', model: '' }}
        onSubmit={send}
      >
        <Stack>
          {model === null && (
            <Row>
              <TextField name="make" label="Make" maxLength={60} autoFocus autoComplete="off" />
              <TextField name="model" label="Model" maxLength={60} autoComplete="off" />
            </Row>
          )}
          <SelectField
            name="pricingClass"
            label="Pricing class"
            options={classes}
            autoFocus={model !== null}
            {...(model === null && { placeholder: 'Select One' })}
          />
          {model === null && <AlreadyThere rows={rows} />}
          <Buttons>
            {model && <RemoveButton model={model} onRemoved={onClose} />}
            <Button onClick={onClose}>Cancel</Button>
            <SubmitButton busyLabel="Saving...">{model ? 'Save class' : 'Add model'}</SubmitButton>
          </Buttons>
        </Stack>
      </Form>
    </Dialog>
  );
}

const resultText = { added: 'has been added as', changed: 'is now', none: 'is already' } as const;

/** Adding a model that is in the list changes its class: a warning before it happens. */
function AlreadyThere({ rows }: { rows: readonly ListedModel[] }) {
  const [make = '', model = '']: (string | undefined)[] = useWatch({ name: ['make', 'model'] });
  const fold = (text: string) => text.trim().toLowerCase();
  const known = rows.find((one) => fold(one.make) === fold(make) && fold(one.model) === fold(model));
  if (!known) return null;
  return (
    <Notice tone="amber" live>
      {known.make} {known.model} is in the list as {known.pricingClass}. Saving changes its class.
    </Notice>
  );
}

function RemoveButton({ model, onRemoved }: { model: ListedModel; onRemoved: () => void }) {
  const confirm = useConfirm();
  const notify = useNotices((state) => state.notify);
  const remove = useApiMutation(calls.settings.removeModel, {
    refreshes: [calls.settings.makes, calls.settings.history],
    whenUnreachable,
  });
  const name = `${model.make} ${model.model}`;
  const ask = async () => {
    const isSure = await confirm({
      title: name,
      text: 'Are you sure you want to remove this model? It can no longer be quoted; existing quotes keep it.',
      confirmLabel: 'Remove model',
      isDestructive: true,
    });
    if (!isSure) return;
    try {
      await remove.mutateAsync({ query: { make: model.make, model: model.model } });
      notify('success', `${name} has been removed.`);
      onRemoved();
    } catch (error) {
      notify('error', messageOf(error));
    }
  };
  return (
    <Button variant="stop" data-remove busy={remove.isPending} busyLabel="Removing..." onClick={ask}>
      Remove
    </Button>
  );
}
