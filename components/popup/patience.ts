/** Milliseconds during which what is shown stands for what is happening: a shorter message would only flicker, and cost a frame. */
export const patience = 120;
