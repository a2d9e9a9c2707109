import { EmptyState, LinkButton, PageFrame } from '@overland/ui';
import { Column } from '../column';

/** Every address that no page has. */
export function NoSuchPage() {
  return (
    <Column>
      <PageFrame title="Page not found">
        <EmptyState
          title="There is no such page"
          text="The address may be old or mistyped."
          action={
            <LinkButton to="/" variant="go">
              Get a quote
            </LinkButton>
          }
        />
      </PageFrame>
    </Column>
  );
}
