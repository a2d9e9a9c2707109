const fields = 'input, select, textarea, [role=combobox]';

/**
 * Call it before a row is removed by its own button: the focus goes to the first field of the next row, else of the one
 * before, else to the button marked with `data-adds-row`. Otherwise it would fall to the body.
 */
export function leaveRow(button: HTMLElement): void {
  const row = button.closest('li');
  const neighbor = row?.nextElementSibling ?? row?.previousElementSibling;
  const target = neighbor?.querySelector(fields) ?? row?.closest('section')?.querySelector('[data-adds-row]');
  if (target instanceof HTMLElement) target.focus();
}
