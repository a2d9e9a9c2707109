import type { OrderFile } from '@overland/contracts';
import { ButtonBase, FileIcon, formatListDay, styled, TextButton } from '@overland/ui';
import { Picture, Steps, Tile, Words } from './tile-parts';

const Opener = styled(ButtonBase)({ display: 'block', width: '100%' });

interface FileTileProps {
  file: OrderFile;
  onOpen: () => void;
  onRemove: () => void;
  onShow: (forCustomer: boolean) => void;
}

export function FileTile({ file, onOpen, onRemove, onShow }: FileTileProps) {
  const { name, url, previewUrl, addedBy, addedAt, forCustomer, isProof } = file;
  const showing = forCustomer ? 'Hide from customer' : 'Show to customer';
  return (
    <Tile>
      {previewUrl === null ? (
        <Picture>
          <FileIcon size={32} />
        </Picture>
      ) : (
        <Opener aria-label={`View ${name}`} onClick={onOpen}>
          <Picture>
            <img src={previewUrl} alt="" loading="lazy" />
          </Picture>
        </Opener>
      )}
      <Words>
        <b>{name}</b>
        <small>
          {addedBy}, {formatListDay(addedAt)}
        </small>
        {forCustomer && <strong>For the customer</strong>}
        {isProof && <small>Stays with the order; the customer has it.</small>}
      </Words>
      <Steps>
        <a href={url} download={name} aria-label={`Download ${name}`}>
          Download
        </a>
        {(forCustomer || !isProof) && (
          <TextButton aria-label={`${showing}: ${name}`} onClick={() => onShow(!forCustomer)}>
            {showing}
          </TextButton>
        )}
        {!isProof && (
          <TextButton aria-label={`Remove ${name}`} onClick={onRemove}>
            Remove
          </TextButton>
        )}
      </Steps>
    </Tile>
  );
}
