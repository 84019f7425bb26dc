import type { DocumentText } from '../../document.ts';

export const giveaways: DocumentText = {
  title: 'Giveaways',
  summary: 'How to enter a room, how winners are drawn, and what conditions mean.',
  updatedAt: '2026-11-20',
  sections: [
    {
      heading: 'Entering',
      paragraphs: [
        'Entering is free. You get a roll code; codes count from 1 in every room, one per player. A room may ask for a password, for a deposit within the last days, or for a member grade. The room says so before you enter.',
      ],
    },
    {
      heading: 'The draw',
      paragraphs: [
        'When the time has come, nobody can enter any more and the list of codes is locked. The winners are then drawn from a seed that was committed when the room was opened, mixed with the randomness of all who entered. Each code has the same chance, and a code wins at most one prize.',
        'The room shows the draw step by step, and you can recompute it.',
      ],
    },
    {
      heading: 'Prizes',
      paragraphs: [
        'Prizes go straight into the winners’ backpacks. If there are fewer entries than prizes, the rest goes back to the host. If nobody entered, the room is cancelled.',
      ],
    },
    {
      heading: 'Hosting a room',
      paragraphs: [
        'Players can give away up to 3 items of their own. The items leave the backpack and are held until the draw; a host can’t enter their own room.',
      ],
    },
  ],
};
