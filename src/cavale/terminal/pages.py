"""Things a terminal shows without asking anything back."""

from collections.abc import Iterable

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from cavale.core.catalogue import Lang, catalogue, say
from cavale.core.eyes import EVERYTHING, Eyes
from cavale.core.record import Record
from cavale.core.rulebook import rulebook
from cavale.core.spec import Spec
from cavale.warm import Step, steps


def print_rulebook(spec: Spec, lang: Lang, variant: str = "") -> None:
    console = Console(highlight=False)
    book = rulebook(spec.package, lang, variant)
    console.print(f"[bold]{book.title}[/]\n\n{book.introduction}")
    section = ""
    for clause in book.clauses:
        if clause.section != section:
            section = clause.section
            console.print(f"\n[bold underline]{section}[/]")
        console.print(f"[bold]{clause.id}[/] {clause.text} [dim]{', '.join(clause.sources)}[/]")


def print_replay(record: Record, lang: Lang, eyes: Eyes = EVERYTHING) -> None:
    console = Console(highlight=False)
    before = None
    for number, position in enumerate(record.positions()):
        if before is not None:
            move = record.game.read_move(record.moves[number - 1])
            if eyes.learn(before, move):
                told = eyes.look(before).describe(move, eyes.look(position))
                said = escape(say(lang, told, record.game))
                written = escape(catalogue(lang, record.game.spec.package).write(str(move)))
                console.print(f"\n[bold]{number}. {written}[/]  {said}")
            else:
                console.print(f"\n[bold]{number}. ?[/]  {say(lang, 'unseen-move')}")
        console.print(eyes.look(position).drawing(lang))
        before = position
    if before is not None and before.outcome is not None:
        console.print(f"\n[bold]{say(lang, eyes.look(before).ending(), record.game)}[/]")
    console.print(f"[dim]{record.result}[/]")


def warm_with_progress(specs: list[Spec], more: Iterable[Step] = ()) -> None:
    """Everything that games need, and what else is asked for."""
    todo: list[Step] = [*(step for spec in specs for step in steps(spec)), *more]
    columns = (TextColumn("{task.description:32}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeElapsedColumn()) as progress:
        task = progress.add_task("", total=len(todo))
        for step in todo:
            progress.update(task, description=f"{step.game}: {step.name}")
            step.run()
            progress.advance(task)
        progress.update(task, description="all kernels are ready")
