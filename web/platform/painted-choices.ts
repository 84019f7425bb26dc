import { PAINTED } from './painted-controls.ts';

/**
 * Chooses once more the values that a visitor chose in lists and sliders of the painted page: React takes the values that it finds
 * for the painted ones. Runs before another render, which would put the painted value back.
 */
export const takeChoices = (): void => {
  for (const list of document.querySelectorAll<HTMLSelectElement>(`main select[${PAINTED}]`)) {
    if (list.selectedOptions[0]?.defaultSelected) continue;
    list.dispatchEvent(new Event('change', { bubbles: true }));
  }
  for (const slider of document.querySelectorAll<HTMLInputElement>(`main input[${PAINTED}]`)) {
    const { value, defaultValue } = slider;
    if (value === defaultValue) continue;
    slider.value = defaultValue;
    // React watches assignments to `value`, and fires a change only for a value that was set another way.
    slider.valueAsNumber = Number(value);
    slider.dispatchEvent(new Event('input', { bubbles: true }));
  }
};
