# The lab: refusals, measures, and the words of its reports.

error-lab-missing = { $what } needs the package { $package }. Install it with: pip install "isoloir[lab]"
error-lab-journal = { $path } is the journal of other work, or cannot be read. Name another folder, or remove it.
error-lab-scheduler = No Dask scheduler answers at { $address }. Start one with: dask scheduler
error-ladder-alone = A ladder takes at least two bots: --bots regular,expert
error-ladder-file = { $name } is neither a level nor a file with BOTS in it.
