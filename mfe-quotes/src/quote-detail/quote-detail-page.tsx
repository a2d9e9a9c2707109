import { type Quote } from '@overland/contracts';
import {
  Assistance,
  bookedChoice,
  columnTotal,
  QuoteMap,
  QuotePrices,
  QuoteSign,
  QuoteVehicles,
  readChoice,
  writeChoice,
} from '@overland/quote-ui/quote';
import {
  EmptyState,
  LinkButton,
  PageFrame,
  QueryState,
  SkeletonDetail,
  Stack,
  TwoColumns,
  useLeavePrompt,
} from '@overland/ui';
import { ListNeighbors } from '@overland/ui/table';
import { type Leave, siteConfig, useApiQuery, useParams, useSearchParams } from '@overland/web';
import { type listRequest, quotePages } from '../quote-list/list-request';
import { quoteQuery } from '../quote-query';
import { ActionsCard, DockedQuoteActions } from './actions-card';
import { ExpiredPrice } from './expired-price';
import { HowPriceIsMade } from './how-price-is-made';
import { QuoteFacts } from './quote-facts';
import { TransportSwitch } from './transport-switch';
import { useQuoteChanges } from './use-quote-changes';
import { useQuoteKeys } from './use-quote-keys';
import { useSaveQuote } from './use-save-quote';

// The skeleton has its own sign in place of the title line.
const noTitle = '';

export function QuoteDetailPage() {
  const { quoteId } = useParams();
  const query = useApiQuery(...quoteQuery(quoteId));
  const quote = query.data;
  return (
    <PageFrame
      title={quote ? `Quote #${quote.uniqueId}` : 'Quote'}
      above={quoteId && <QuoteNeighbors key={quoteId} quoteId={quoteId} />}
      sign={quote ? <QuoteSign quote={quote} /> : query.isPending ? noTitle : undefined}
    >
      <QueryState
        query={query}
        instead={query.error?.status === 404 && <NoSuchQuote />}
        skeleton={<SkeletonDetail />}
      >
        {(loaded) => <QuoteDetail key={loaded._id} quote={loaded} />}
      </QueryState>
    </PageFrame>
  );
}

const QuoteNeighbors = ({ quoteId }: { quoteId: string }) => (
  <ListNeighbors
    list="quotes"
    what="quote"
    id={quoteId}
    addressOf={(id) => `/quote/${id}`}
    load={({ request, cursor }) => quotePages(request as ReturnType<typeof listRequest>).load(cursor)}
  />
);

function NoSuchQuote() {
  return (
    <EmptyState
      title="We could not find this quote"
      text="It may have been removed, or it belongs to another company."
      action={<LinkButton to="/quotes">See all quotes</LinkButton>}
    />
  );
}

function QuoteDetail({ quote }: { quote: Quote }) {
  const [search, setSearch] = useSearchParams();
  const isBooked = quote.status === 'Booked';
  const choice = isBooked ? bookedChoice(quote) : readChoice(search, quote);
  const saving = useSaveQuote(quote);
  const leave = useUnsavedQuotePrompt(quote, saving.save);
  const changes = useQuoteChanges(quote, leave, saving);
  const actions = { quote, choice, changes, onLeave: leave };
  useQuoteKeys(actions);
  return (
    <>
      <ExpiredPrice
        quote={quote}
        choice={choice}
        before={changes.before}
        isPricing={changes.isPricing}
        onPriceAgain={changes.priceAgain}
      />
      <TwoColumns>
        <Stack>
          <QuotePrices
            quote={quote}
            chosen={choice}
            {...(!isBooked && {
              onChoose: (next) => setSearch(writeChoice(next), { replace: true }),
            })}
          />
          <TransportSwitch quote={quote} isSwitching={changes.isSwitching} onSwitch={changes.switchTo} />
          <QuoteVehicles quote={quote} level={choice.level} />
          <HowPriceIsMade quote={quote} choice={choice} />
        </Stack>
        <Stack>
          <ActionsCard {...actions} />
          <QuoteFacts quote={quote} />
          <QuoteMap quote={quote} height={170} />
          <Assistance phone={siteConfig().supportPhone} />
        </Stack>
      </TwoColumns>
      <DockedQuoteActions
        {...actions}
        price={columnTotal(quote.totalPricing, choice.level, choice.transportType)}
      />
    </>
  );
}

const question = 'Your quote has not been saved. Are you sure you want to leave the page?';

/**
 * Asks before an Unsaved quote is left (docs/product/quotes.md).
 * @returns call it before leaving on purpose: to book, to edit, after discarding
 */
function useUnsavedQuotePrompt({ uniqueId, status }: Quote, save: () => Promise<boolean>): Leave {
  return useLeavePrompt({
    when: status === 'Unsaved',
    title: `Quote #${uniqueId}`,
    text: question,
    save: { label: 'Save Quote', run: save },
  });
}
